import { expect, test } from 'vitest'
import { discardsIn } from './discarding.ts'
import { parkingIn } from './parking.ts'
import type { Sending } from './sending.ts'
import { talkIn } from './talk.ts'

const today = '2026-11-23'
const talkOf = (message: string) => talkIn(message, today, 'Meera Iyer')

test.each<readonly [message: string, sending: Sending | undefined]>([
  ["hold on, don't send. I need to check with my wife first", 'withhold'],
  ['abhi mat bhejna', 'withhold'],
  ['mat bhejo abhi', 'withhold'],
  ['abhi mat bhejna, kal bolunga', 'withhold'],
  ['bhej do... nahi ruko', 'withhold'],
  ["don't you dare send it, just show me the summary", 'withhold'],
  ['not sending. bye', 'withhold'],
  ['मत भेजना अभी', 'withhold'],
  ["I don't think I should send this today", 'later'],
  ['Could you send it on Thursday?', 'later'],
  ['Should it be sent before Monday?', 'later'],
  ['remind me on friday to send it', 'later'],
  ['I would send it if the fare was lower', 'later'],
  ["don't send yet, change the return to 18 Dec", undefined],
  ["please don't forget to send", undefined],
  ['send it', undefined],
  ['bhej do', undefined],
  ['nothing else, you can send it now', undefined],
  ['Delhi to Mumbai on Thursday', undefined],
])('%s: of sending %s', (message, sending) => {
  expect(talkOf(message).sending).toBe(sending)
})

test.each<readonly [message: string, rest: string | undefined]>([
  ['can you park this and we look at something else?', ''],
  ['park the kolkata trip', ''],
  ['keep it aside for now', ''],
  ['please put this on hold', ''],
  ['put this aside, I need a hotel in Mumbai 1 to 3 dec', 'I need a hotel in Mumbai 1 to 3 dec'],
  ['isko side me rakho, delhi ka hotel dikhao', 'delhi ka hotel dikhao'],
  ['car park near airport', undefined],
  ['put the hotel on the 5th', undefined],
  ['should I park this?', undefined],
])('%s: put aside', (message, rest) => {
  expect(parkingIn(message)?.rest).toBe(rest)
})

test.each<readonly [message: string, discards: boolean]>([
  ['scrap it', true],
  ['forget it, scrap the whole thing', true],
  ['ok drop this kolkata plan, workshop got cancelled', true],
  ['actually cancel that request, meeting postponed', true],
  ['I said forget it, cancel', true],
  ['Delete it', true],
  ['cancel it, not needed', true],
  ['cancel the mumbai trip', false],
  ['cancel the return only', false],
  ['should I cancel it?', false],
  ["don't cancel it", false],
  ['meeting postponed', false],
  ['cancel it and book the 5th', false],
])('%s: discards %s', (message, discards) => {
  expect(discardsIn(message, ['Kolkata', 'Bangalore'])).toBe(discards)
})

test.each([
  ['go back to the kolkata one', ['Kolkata']],
  ['actually go back to the Delhi trip', ['Delhi']],
  ['lets go back to my trip to Chennai', ['Chennai']],
  ['reopen the Mumbai draft', ['Mumbai']],
  ['switch back to the mumbai hotel one', ['Mumbai']],
  ['go back to Kolkata', undefined],
  ['return to Kolkata on the 5th', undefined],
  ['back to my other trip', undefined],
] as const)('%s: brings back %s', (message, places) => {
  expect(talkOf(message).restores?.places).toEqual(places)
})

test.each([
  ['did it go?', 'sent'],
  ['has Meera seen it?', 'sent'],
  ['did it go? whats the number', 'sent'],
  ['is my request still with the manager?', 'sent'],
  ['मेरा रिक्वेस्ट कहाँ पहुँचा', 'sent'],
  ['If my manager says no, can I change it later?', 'refused'],
  ['what if it gets rejected', 'refused'],
  ['manager mana kar de agar', undefined],
  ['agar manager mana kar de', 'refused'],
  ['what have I got now', 'draft'],
  ['whats in my trip so far?', 'draft'],
  ['can I pull it back?', 'recall'],
  ['who approves it', 'approver'],
  ['when will he approve', 'approval-time'],
  ['go by train', undefined],
] as const)('%s: asks %s', (message, asks) => {
  expect(talkOf(message).asks).toBe(asks)
})

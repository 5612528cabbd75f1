import { beforeEach, describe, expect, test } from 'vitest'
import { parseUser, session } from './session.ts'

beforeEach(() => {
  session.signOut()
  localStorage.clear()
})

describe('the stored user', () => {
  test.each([null, 'null', '[]', '"name"', '{', '{}'])('is a placeholder for %s', (stored) => {
    const user = parseUser(stored)
    expect(user.name).toBe('User')
    expect(user.employee_id).toBeUndefined()
    expect(user.isSuperAdmin).toBe(false)
  })

  test.each([{ employee_id: 'EMP1001' }, { employeeId: 'EMP1001' }])('has its employee id from %o', (fields) => {
    expect(parseUser(JSON.stringify(fields)).employee_id).toBe('EMP1001')
  })

  test('is used as far as it can be used', () => {
    const user = parseUser(JSON.stringify({ name: 'Asha', profileImage: null, phone: { wrong: true }, employee_id: 7 }))
    expect(user).toMatchObject({ name: 'Asha', employee_id: '7', profileImage: undefined, phone: undefined })
  })

  test.each([
    [{ isSuperAdmin: true }, true],
    [{ designation: 'Super Admin' }, true],
    [{ department: 'Admin' }, true],
    [{ isSuperAdmin: false, department: 'Administration', designation: 'Manager' }, false],
    [{ isSuperAdmin: 'yes' }, false],
  ])('%o makes a super admin: %s', (fields, expected) => {
    expect(parseUser(JSON.stringify(fields)).isSuperAdmin).toBe(expected)
  })
})

describe('signing in and out', () => {
  const asha = { name: 'Asha', email: 'asha@pravas.example', isAdmin: true, employee_id: 'EMP1' }

  test('keeps the flags and the user as they came, and takes them away again', () => {
    session.signIn(asha)
    expect(localStorage.getItem('isAuthenticated')).toBe('true')
    expect(localStorage.getItem('isAdmin')).toBe('true')
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(asha)
    expect(session.get()).toMatchObject({ isAuthenticated: true, isAdmin: true, user: { name: 'Asha' } })

    session.signOut()
    for (const key of ['isAuthenticated', 'isAdmin', 'user']) expect(localStorage.getItem(key)).toBeNull()
    expect(session.get()).toMatchObject({ isAuthenticated: false, isAdmin: false, user: { name: 'User' } })
  })

  test('follows what another tab does', () => {
    session.signIn(asha)
    let told = 0
    const stop = session.subscribe(() => {
      told += 1
    })
    localStorage.removeItem('isAuthenticated')
    window.dispatchEvent(new StorageEvent('storage', { key: 'isAuthenticated' }))
    stop()
    expect(told).toBe(1)
    expect(session.get().isAuthenticated).toBe(false)
  })

  const kept = [
    ...['messages', 'session-id'].flatMap((what) => [`tripmate-${what}`, `fingenie-${what}`]),
    'fingenie-receipts',
    'recent-commands asha@pravas.example',
    'profile-edits',
  ]
  const keep = () => {
    for (const key of kept) localStorage.setItem(key, 'hers')
  }
  const left = () => kept.filter((key) => localStorage.getItem(key) !== null)

  test('signing out takes the conversations away', () => {
    session.signIn(asha)
    keep()
    session.signOut()
    expect(left()).toEqual([])
  })

  test("another's sign-in takes away what a page that never signed out left; one's own leaves it", () => {
    session.signIn(asha)
    keep()
    session.signIn(asha)
    expect(left()).toEqual(kept)
    session.signIn({ ...asha, email: 'vikram@pravas.example' })
    expect(left()).toEqual([])
  })

  test('another tab’s sign-out, or its sign-in of somebody else, takes away what this tab kept', () => {
    const keepHere = () => {
      sessionStorage.setItem('fingenie-draft-asha@pravas.example', 'hers')
      sessionStorage.setItem('place:/tripmate-report', '[]')
    }
    session.signIn(asha)
    keepHere()
    const elsewhere = (key: string, value: string) => {
      localStorage.setItem(key, value)
      window.dispatchEvent(new StorageEvent('storage', { key }))
    }
    elsewhere('user', JSON.stringify(asha))
    expect(sessionStorage).toHaveLength(2)
    elsewhere('user', JSON.stringify({ ...asha, email: 'vikram@pravas.example' }))
    expect(sessionStorage).toHaveLength(0)
    keepHere()
    elsewhere('isAuthenticated', 'false')
    expect(sessionStorage).toHaveLength(0)
  })
})

describe('what the server says later', () => {
  const vikram = { name: 'Vikram', email: 'vikram@pravas.example', isAdmin: false, roles: ['employee'], phone: '1' }

  test('changes what they may do, and nothing that they have edited here', () => {
    session.signIn({ ...vikram, phone: 'edited' })
    session.refresh({ ...vikram, isAdmin: true, wasAsked: true, roles: ['employee', 'finance'] })
    expect(session.get()).toMatchObject({
      isAdmin: true,
      readsRecords: true,
      readsBudgets: true,
      user: { phone: 'edited', roles: ['employee', 'finance'] },
    })
    expect(localStorage.getItem('isAdmin')).toBe('true')

    session.refresh(vikram)
    expect(session.get()).toMatchObject({ isAdmin: false, user: { roles: ['employee'] } })
  })

  test('tells nobody when it is the same, and is ignored of somebody else or after the sign-out', () => {
    session.signIn(vikram)
    let told = 0
    const stop = session.subscribe(() => {
      told += 1
    })
    session.refresh(vikram)
    session.refresh({ ...vikram, email: 'other@pravas.example', isAdmin: true })
    session.refresh({ isAdmin: true })
    expect(told).toBe(0)
    expect(session.get().isAdmin).toBe(false)
    stop()
    session.signOut()
    session.refresh({ ...vikram, isAdmin: true })
    expect(localStorage.getItem('isAdmin')).toBeNull()
  })
})

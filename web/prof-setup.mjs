import { Session } from 'node:inspector'
import fs from 'node:fs'
import { afterAll } from 'vitest'
const s=new Session();s.connect();s.post('Profiler.enable');s.post('Profiler.setSamplingInterval',{interval:500});s.post('Profiler.start')
afterAll(async()=>{await new Promise(r=>s.post('Profiler.stop',(e,{profile})=>{fs.writeFileSync('/tmp/w/prof/p.cpuprofile',JSON.stringify(profile));r()}))})

// A stand-in for the real server while developing the client: the same HTTP and WebSocket messages, games kept in memory,
// real rules through the bridge, bots that look one move ahead. No accounts, no storage.
import { createServer } from 'node:http'
import { readFile } from 'node:fs/promises'
import { dirname, extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { WebSocketServer } from 'ws'
import { Bridge } from './bridge.mjs'

const here = dirname(fileURLToPath(import.meta.url))
const port = Number(process.env.PORT ?? 7447)
const pause = Number(process.env.BOT_PAUSE ?? 400)
const bridge = new Bridge(join(here, 'bridge/target/debug/bridge'))
const people = new Map()
const games = new Map()
let counter = 0

const fresh = () => Math.random().toString(36).slice(2, 10)

function person(request) {
  const id = /hofwerk=(\w+)/.exec(request.headers.cookie ?? '')?.[1] ?? fresh()
  if (!people.has(id)) people.set(id, { id, name: 'Guest', account: false })
  return people.get(id)
}

async function begin(body, me) {
  const answer = body.record
    ? await bridge.ask({ op: 'load', record: body.record })
    : body.position
      ? await bridge.ask({ op: 'load', position: body.position })
      : await bridge.ask({ op: 'new', options: body.options, seed: body.seed ?? Math.floor(Math.random() * 2 ** 40) })
  const { view } = await bridge.ask({ op: 'look', game: answer.game, you: [] })
  const wanted = body.seats ?? []
  const seats = view.players.map((_, i) => {
    const seat = wanted[i] ?? { kind: 'me' }
    if (seat.kind === 'bot') return { kind: 'bot', level: seat.level, name: `Bot ${i + 1}`, owner: null }
    if (seat.kind === 'open') return { kind: 'open', level: null, name: '', owner: null }
    return { kind: 'human', level: null, name: seat.name ?? me.name, owner: me.id }
  })
  const id = `g${++counter}`
  const game = {
    id,
    code: id.toUpperCase() + 'AB',
    held: answer.game,
    seats,
    view,
    sockets: new Map(),
    updated: Date.now(),
  }
  games.set(id, game)
  runBots(game)
  return { id, code: game.code }
}

const seatsOf = (game, me) => game.seats.flatMap((seat, i) => (seat.owner === me ? [i] : []))

async function message(game, me, look) {
  const own = seatsOf(game, me)
  const you = look === undefined ? own : [look, ...own.filter((seat) => seat !== look)]
  const { ok: _, ...state } = await bridge.ask({ op: 'look', game: game.held, you })
  const online = (seat) => seat.kind === 'bot' || [...game.sockets.values()].some((s) => s.me === seat.owner)
  const seats = game.seats.map(({ name, kind, level }, i) => ({ name, kind, level, connected: online(game.seats[i]) }))
  game.view = state.view
  return { type: 'state', ...state, you: own, seats }
}

async function tell(game) {
  game.updated = Date.now()
  for (const [socket, { me, look }] of game.sockets) socket.send(JSON.stringify(await message(game, me, look)))
}

async function runBots(game) {
  if (game.running) return
  game.running = true
  for (;;) {
    const { asked } = await bridge.ask({ op: 'look', game: game.held, you: [] })
    const seat = asked.find((s) => game.seats[s].kind === 'bot')
    if (seat === undefined) break
    await new Promise((done) => setTimeout(done, pause))
    await bridge.ask({ op: 'bot', game: game.held, seat, number: ++counter })
    await tell(game)
  }
  game.running = false
}

async function summary(game, me) {
  const state = await bridge.ask({ op: 'look', game: game.held, you: seatsOf(game, me) })
  return {
    id: game.id,
    code: game.code,
    game: 'agricola',
    mode: state.view.mode,
    players: game.seats.length,
    round: state.view.round,
    seats: game.seats.map(({ name, kind, level }) => ({ name, kind, level })),
    your_turn: state.decision !== null,
    over: state.over,
    updated: new Date(game.updated).toISOString(),
    ...(state.over ? { scores: state.scores.map((s) => s.total) } : {}),
  }
}

async function list(me) {
  const all = await Promise.all([...games.values()].map(async (g) => [g, await summary(g, me.id)]))
  const mine = ([g]) => seatsOf(g, me.id).length > 0
  return {
    mine: all.filter((e) => mine(e) && !e[1].over).map((e) => e[1]),
    open: all.filter((e) => !mine(e) && e[0].seats.some((s) => s.kind === 'open')).map((e) => e[1]),
    finished: all.filter((e) => mine(e) && e[1].over).map((e) => e[1]),
  }
}

function sit(game, me, index) {
  const seat = index === undefined ? game.seats.find((s) => s.kind === 'open') : game.seats[index]
  if (seat && seat.kind !== 'human') Object.assign(seat, { kind: 'human', level: null, name: me.name, owner: me.id })
  return tell(game)
}

async function api(method, path, body, me) {
  const [, , what, id, more, last] = path.split('/')
  if (what === 'me') {
    if (method === 'POST') me.name = body.name
    return me
  }
  if (what === 'register' || what === 'login') return Object.assign(me, { name: body.name, account: true })
  if (what === 'logout') return Object.assign(me, { account: false })
  if (what === 'join') {
    const game = [...games.values()].find((g) => g.code === id.toUpperCase())
    if (!game) throw Object.assign(new Error('There is no such game.'), { status: 404 })
    await sit(game, me, body.seat)
    return { id: game.id }
  }
  if (what !== 'games') throw Object.assign(new Error('There is no such page.'), { status: 404 })
  if (!id) return method === 'POST' ? begin(body, me) : list(me)
  const game = games.get(id)
  if (!game) throw Object.assign(new Error('There is no such game.'), { status: 404 })
  if (more === 'record') return (await bridge.ask({ op: 'record', game: game.held })).record
  if (more === 'at')
    return bridge.ask({ op: 'look', game: game.held, you: seatsOf(game, me.id).slice(0, 1), at: Number(last) })
  if (more === 'hint') return bridge.ask({ op: 'hint', game: game.held, seat: body.seat })
  if (more === 'seats') {
    if (body.kind === 'bot') Object.assign(game.seats[last], { kind: 'bot', level: body.level, owner: null })
    await sit(game, me, body.kind === 'bot' ? -1 : Number(last))
    void runBots(game)
    return { id }
  }
  return summary(game, me.id)
}

const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

async function file(path, response) {
  const inside = normalize(path).replace(/^(\.\.[/\\])+/, '')
  const name = extname(inside) ? inside : '/index.html'
  const content = await readFile(join(here, '../dist', name))
  response.writeHead(200, { 'content-type': types[extname(name)] ?? 'application/octet-stream' }).end(content)
}

const server = createServer(async (request, response) => {
  const path = new URL(request.url, 'http://x').pathname
  try {
    if (!path.startsWith('/api')) return await file(path, response)
    const me = person(request)
    const chunks = []
    for await (const chunk of request) chunks.push(chunk)
    const body = chunks.length ? JSON.parse(Buffer.concat(chunks).toString()) : {}
    const answer = await api(request.method, path, body, me)
    response.setHeader('set-cookie', `hofwerk=${me.id}; Path=/; SameSite=Lax`)
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  } catch (error) {
    response.writeHead(error.status ?? 400, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ code: 'error', error: String(error.message ?? error) }))
  }
})

async function heard(game, socket, me, said) {
  if (said.type === 'ping') return
  if (said.type === 'look') {
    game.sockets.set(socket, { me, look: said.seat })
    return socket.send(JSON.stringify(await message(game, me, said.seat)))
  }
  const { number } = await bridge.ask({ op: 'look', game: game.held, you: [] })
  try {
    if (game.seats[said.seat]?.owner !== me) throw { why: 'agricola-why-not-asked', rule: '' }
    if (said.type === 'undo') await bridge.ask({ op: 'undo', game: game.held, seat: said.seat, what: said.what })
    else if (said.number !== number) throw { why: 'stale', rule: '' }
    else await bridge.ask({ op: 'play', game: game.held, seat: said.seat, move: said.move })
    await tell(game)
    runBots(game)
  } catch (refusal) {
    socket.send(
      JSON.stringify({ type: 'refused', number, why: refusal.why ?? String(refusal), rule: refusal.rule ?? '' }),
    )
  }
}

const sockets = new WebSocketServer({ server })
sockets.on('connection', async (socket, request) => {
  const game = games.get(request.url.split('/')[3])
  const me = person(request).id
  if (!game) return socket.close(4404)
  game.sockets.set(socket, { me })
  socket.on('close', () => game.sockets.delete(socket))
  socket.on('message', (text) => heard(game, socket, me, JSON.parse(text)))
  socket.send(JSON.stringify(await message(game, me)))
  runBots(game)
})

server.listen(port, '127.0.0.1', () => console.log(`mock server on http://127.0.0.1:${port}`))

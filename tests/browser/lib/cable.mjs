// A cable between one browser and the server that a test can pull: Chromium's own offline mode leaves open sockets alone.
import { connect, createServer } from 'node:net'

export async function layCable(url) {
  const { hostname, port } = new URL(url)
  const sockets = new Set()
  let pulled = false
  const keep = (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => undefined)
  }
  const server = createServer((near) => {
    keep(near)
    if (pulled) return near.destroy()
    const far = connect(Number(port), hostname)
    keep(far)
    near.pipe(far).pipe(near)
    near.on('close', () => far.destroy())
    far.on('close', () => near.destroy())
  })
  await new Promise((ready) => server.listen(0, '127.0.0.1', ready))
  const drop = () => sockets.forEach((socket) => socket.destroy())
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    pull() {
      pulled = true
      drop()
    },
    plugIn() {
      pulled = false
    },
    remove() {
      drop()
      server.close()
    },
  }
}

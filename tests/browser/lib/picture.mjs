// Makes screenshots small: at most 256 colours, as an indexed PNG. The page's own canvas reads the picture.
import { deflateSync, crc32 as builtIn } from 'node:zlib'

const table = Array.from({ length: 256 }, (_, index) => {
  let value = index
  for (let bit = 0; bit < 8; ++bit) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value >>> 0
})
const crc = builtIn ?? ((bytes) => {
  let value = 0xffffffff
  for (const byte of bytes) value = table[(value ^ byte) & 255] ^ (value >>> 8)
  return (value ^ 0xffffffff) >>> 0
})

function chunk(name, data) {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const whole = Buffer.alloc(body.length + 8)
  whole.writeUInt32BE(data.length, 0)
  body.copy(whole, 4)
  whole.writeUInt32BE(crc(body), body.length + 4)
  return whole
}

/** Splits the colours in use, again and again, where they spread most, until there are 256 groups (median cut). */
function palette(pixels) {
  const bin = (at) => ((pixels[at] >> 3) << 10) | ((pixels[at + 1] >> 3) << 5) | (pixels[at + 2] >> 3)
  const sums = new Map()
  for (let at = 0; at < pixels.length; at += 4) {
    const key = bin(at)
    const sum = sums.get(key) ?? { key, count: 0, rgb: [0, 0, 0] }
    ++sum.count
    for (let part = 0; part < 3; ++part) sum.rgb[part] += pixels[at + part]
    sums.set(key, sum)
  }
  const colours = [...sums.values()].map(({ key, count, rgb }) => ({ key, count, rgb: rgb.map((part) => part / count) }))
  const measure = (list) => {
    const spread = [0, 1, 2].map((part) => {
      const parts = list.map(({ rgb }) => rgb[part])
      return Math.max(...parts) - Math.min(...parts)
    })
    const widest = Math.max(...spread)
    const count = list.reduce((sum, one) => sum + one.count, 0)
    return { list, part: spread.indexOf(widest), weight: list.length > 1 ? widest * Math.sqrt(count) : 0 }
  }
  const boxes = [measure(colours)]
  while (boxes.length < 256) {
    boxes.sort((a, b) => b.weight - a.weight)
    const [{ list, part, weight }] = boxes
    if (weight === 0) break
    list.sort((a, b) => a.rgb[part] - b.rgb[part])
    const half = Math.ceil(list.length / 2)
    boxes.splice(0, 1, measure(list.slice(0, half)), measure(list.slice(half)))
  }
  const index = new Map()
  const rgb = Buffer.alloc(boxes.length * 3)
  for (const [number, { list }] of boxes.entries()) {
    const count = list.reduce((sum, one) => sum + one.count, 0)
    for (let part = 0; part < 3; ++part) {
      rgb[number * 3 + part] = Math.round(list.reduce((sum, one) => sum + one.rgb[part] * one.count, 0) / count)
    }
    for (const { key } of list) index.set(key, number)
  }
  return { rgb, of: (at) => index.get(bin(at)) }
}

/** `page` may be any page without a strict policy for pictures; `png` is what a screenshot gives. */
export async function shrink(page, png) {
  const { width, height, data } = await page.evaluate(async (base64) => {
    const image = new Image()
    image.src = `data:image/png;base64,${base64}`
    await image.decode()
    const canvas = new OffscreenCanvas(image.width, image.height)
    const pen = canvas.getContext('2d')
    pen.drawImage(image, 0, 0)
    const bytes = pen.getImageData(0, 0, image.width, image.height).data
    let text = ''
    for (let at = 0; at < bytes.length; at += 32768) text += String.fromCharCode(...bytes.subarray(at, at + 32768))
    return { width: image.width, height: image.height, data: btoa(text) }
  }, png.toString('base64'))
  const pixels = Buffer.from(data, 'base64')
  const { rgb, of } = palette(pixels)
  const rows = Buffer.alloc((width + 1) * height)
  for (let y = 0; y < height; ++y)
    for (let x = 0; x < width; ++x) rows[y * (width + 1) + 1 + x] = of((y * width + x) * 4)
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 3, 0, 0, 0], 8)
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])
  return Buffer.concat([signature, chunk('IHDR', head), chunk('PLTE', rgb), chunk('IDAT', deflateSync(rows, { level: 9 })), chunk('IEND', Buffer.alloc(0))])
}

import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

const server = process.env.WALSTATT_SERVER ?? 'http://127.0.0.1:1192'

export default defineConfig({
  plugins: [svelte()],
  // Without this vitest would take Svelte's server half, where nothing is reactive.
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  server: {
    host: '127.0.0.1',
    proxy: { '/api': { target: server, ws: true } },
  },
  build: {
    outDir: 'dist',
    manifest: true,
    // The content security policy allows files of our own only: nothing executable may be inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  test: {
    environment: 'node', // a file that needs a document says so in its first line
    include: ['src/**/*.test.ts', 'src/**/*.svelte.test.ts'],
  },
})

import type { ManifestOptions } from 'vite-plugin-pwa';

/** What the phone shows when Tailboard is put on its home screen. */
export const manifest: Partial<ManifestOptions> = {
  name: 'Tailboard',
  short_name: 'Tailboard',
  description: 'Incident reports and safety for field crews, with or without signal.',
  id: '/',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  theme_color: '#fbfaf8',
  background_color: '#fbfaf8',
  categories: ['business', 'productivity', 'utilities'],
  icons: [
    { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  shortcuts: [
    { name: 'Report Incident', short_name: 'Report', url: '/report' },
    { name: 'Speak a report', short_name: 'Speak', url: '/report?speak' },
  ],
  screenshots: [
    {
      src: '/screenshots/phone.png',
      sizes: '720x1440',
      type: 'image/png',
      form_factor: 'narrow',
      label: 'Dashboard on a phone',
    },
    {
      src: '/screenshots/desk.png',
      sizes: '1280x800',
      type: 'image/png',
      form_factor: 'wide',
      label: 'Dashboard on a desk',
    },
  ],
};

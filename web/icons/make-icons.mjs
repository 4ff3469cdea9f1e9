// Draws the pictures in web/public from icon.svg. Run by hand after the drawing has changed:
//   node web/icons/make-icons.mjs
import { copyFile, readFile } from 'node:fs/promises';
import sharp from 'sharp';

const source = new URL('icon.svg', import.meta.url);
const out = (name) => new URL(`../public/${name}`, import.meta.url).pathname;
const GROUND = '#1c1917';
/** Share of a maskable icon's width that no phone cuts off: a circle of 80 %. */
const SAFE = 0.78;

const drawing = await readFile(source);
const draw = (size) => sharp(drawing, { density: 300 }).resize(size, size);
const squared = (size, share) => {
  const inner = Math.round(size * share);
  const margin = Math.floor((size - inner) / 2);
  const rest = size - inner - margin;
  return draw(inner)
    .extend({ top: margin, left: margin, bottom: rest, right: rest, background: GROUND })
    .flatten({ background: GROUND });
};
const png = { compressionLevel: 9, palette: true };

await copyFile(source, out('icon.svg'));
await draw(192).png(png).toFile(out('icon-192.png'));
await draw(512).png(png).toFile(out('icon-512.png'));
await squared(512, SAFE).png(png).toFile(out('icon-maskable-512.png'));
await squared(180, 0.94).png(png).toFile(out('apple-touch-icon.png'));

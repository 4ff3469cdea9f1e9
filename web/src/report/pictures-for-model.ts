import type { WaitingFile } from '../offline/public.ts';

/** The server shows a model no more pictures than this. */
const MOST_PICTURES = 6;
/** Of them, what is kept for films where there are some. */
const LEAST_FRAMES = 2;
const MOST_OF_ONE_FILM = 3;
/** Ms for one step of one film: phones read them from their own storage. */
const PATIENCE_MS = 5_000;
/** Pixels of the longer side: a model sees no more, and the field's bandwidth is little. */
const LONGEST_SIDE = 1024;
const QUALITY = 0.8;

const FILM = /^video\/|\.(mp4|m4v|mov|webm)$/i;
const isFilm = ({ file, fileName }: WaitingFile) => FILM.test(file.type === '' ? fileName : file.type);
const isSound = ({ file }: WaitingFile) => file.type.startsWith('audio/');

/**
 * What a model is shown of a report's files, as small JPEG: its photos, and frames out of its films. What this browser cannot
 * show (HEIC in most) is left out; never throws.
 */
export async function picturesForModel(
  files: readonly WaitingFile[],
): Promise<{ photos: Blob[]; frames: Blob[] }> {
  const films = files.filter(isFilm);
  const kept = Math.min(LEAST_FRAMES, films.length);
  const photos: Blob[] = [];
  for (const photo of files.filter((each) => !isFilm(each) && !isSound(each))) {
    if (photos.length >= MOST_PICTURES - kept) break;
    const small = await smaller(photo.file).catch(() => null);
    if (small !== null) photos.push(small);
  }
  const frames: Blob[] = [];
  // One after the other: a phone has little memory.
  for (const [at, { file }] of films.entries()) {
    const left = MOST_PICTURES - photos.length - frames.length;
    const share = Math.min(MOST_OF_ONE_FILM, Math.ceil(left / (films.length - at)));
    if (share > 0) frames.push(...(await framesOf(file, share).catch(() => [])));
  }
  return { photos, frames };
}

async function smaller(photo: Blob): Promise<Blob | null> {
  const picture = await createImageBitmap(photo);
  const small = await jpegOf(picture, picture);
  picture.close();
  return small;
}

async function framesOf(film: Blob, most: number): Promise<Blob[]> {
  const video = document.createElement('video');
  const url = URL.createObjectURL(film);
  try {
    Object.assign(video, { muted: true, playsInline: true, preload: 'auto', src: url });
    await happens(video, 'loadeddata');
    // What a browser has recorded itself may not say how long it is: then its beginning has to do.
    const isKnown = Number.isFinite(video.duration) && video.duration > 0;
    const frames: Blob[] = [];
    for (let at = 0; at < (isKnown ? most : 1); at += 1) {
      if (isKnown) {
        const sought = happens(video, 'seeked');
        video.currentTime = ((at + 0.5) / most) * video.duration;
        await sought;
      }
      const frame = await jpegOf(video, { width: video.videoWidth, height: video.videoHeight });
      if (frame !== null) frames.push(frame);
    }
    return frames;
  } finally {
    video.removeAttribute('src');
    video.load();
    URL.revokeObjectURL(url);
  }
}

/** Throws where the film cannot be played, or says nothing for too long. */
function happens(video: HTMLVideoElement, name: 'loadeddata' | 'seeked'): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return new Promise<void>((resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The film says nothing.')), PATIENCE_MS);
    video.addEventListener(name, () => resolve(), { once: true });
    video.addEventListener('error', () => reject(new Error('The film cannot be played.')), { once: true });
  }).finally(() => clearTimeout(timer));
}

async function jpegOf(
  source: CanvasImageSource,
  { width, height }: { width: number; height: number },
): Promise<Blob | null> {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  canvas.getContext('2d')?.drawImage(source, 0, 0, canvas.width, canvas.height);
  return await new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}

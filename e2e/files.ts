import { aPhoto, aVideo, aZip } from '../server/testing/files.ts';

/** As a file chooser gives it. */
export type ChosenFile = { name: string; mimeType: string; buffer: Buffer };

export const jpeg = async (name = 'photo.jpg'): Promise<ChosenFile> => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await aPhoto({ type: 'jpeg' }),
});
export const png = async (name = 'drawing.png'): Promise<ChosenFile> => ({
  name,
  mimeType: 'image/png',
  buffer: await aPhoto({ type: 'png' }),
});
/** Begins as an MP4 does, which is what the server looks at; no player shows it. */
export const mp4 = (name = 'film.mp4'): ChosenFile => ({
  name,
  mimeType: 'video/mp4',
  buffer: aVideo(),
});
/** A film of 11 MB. */
export const tooLarge = (name = 'long-film.mp4'): ChosenFile => ({
  name,
  mimeType: 'video/mp4',
  buffer: aVideo(11 * 1024 * 1024),
});
/** Only its bytes say that it is no picture. */
export const zipNamedJpg = (name = 'not-a-photo.jpg'): ChosenFile => ({
  name,
  mimeType: 'image/jpeg',
  buffer: aZip(),
});

import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { inSpanish, openApp } from '../../testing/open-app.tsx';
import { device } from '../offline/public.ts';

let hears: ((text: string) => void) | undefined;
class Recognition extends EventTarget {
  start(): void {
    hears = (transcript) =>
      this.dispatchEvent(
        Object.assign(new Event('result'), { results: [Object.assign([{ transcript }], { isFinal: true })] }),
      );
  }
  stop(): void {
    this.dispatchEvent(new Event('end'));
  }
  abort(): void {
    this.stop();
  }
}
class Recorder extends EventTarget {
  static isTypeSupported = () => true;
  mimeType = 'audio/webm;codecs=opus';
  state = 'inactive';
  start(): void {
    this.state = 'recording';
  }
  stop(): void {
    this.state = 'inactive';
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob(['sound']) }));
    this.dispatchEvent(new Event('stop'));
  }
}

/** A microphone, and a browser that writes down what it hears, or does not. */
function withMicrophone({ recognizes = true, isAllowed = true } = {}): void {
  vi.stubGlobal('MediaRecorder', Recorder);
  // Files of the test's page are none of Node's.
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('data:audio/webm,');
  if (recognizes) vi.stubGlobal('SpeechRecognition', Recognition);
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: {
      getUserMedia: async () => {
        if (!isAllowed) throw new DOMException('no', 'NotAllowedError');
        return { getTracks: () => [{ stop: () => undefined }] };
      },
    },
  });
}
afterEach(() => {
  hears = undefined;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'mediaDevices');
});

const kept = async (words: string) =>
  (await device.listIncidents(7)).find(({ description }) => description.includes(words));

it('what is spoken fills in the form, says from which words, and goes out when it is sent', async () => {
  withMicrophone();
  openApp('/report?speak');
  fireEvent.click(await screen.findByRole('button', { name: 'Press and say what happened' }));
  await waitFor(() => expect(hears).toBeDefined());
  hears?.('yesterday at four rosa cut her left hand over by the north gate we put a bandage on it');
  fireEvent.click(await screen.findByRole('button', { name: 'Stop' }));
  expect(await screen.findByText('Check what was understood, then send')).toBeTruthy();
  expect(screen.getByText('“yesterday at four”', { exact: false })).toBeTruthy();
  expect(screen.getByLabelText('Location')).toMatchObject({ value: 'north gate' });
  expect(screen.getByRole('radio', { name: 'Workplace Injury', checked: true })).toBeTruthy();
  expect(await kept('rosa cut her left hand')).toBeUndefined();
  fireEvent.click(screen.getByRole('button', { name: 'Submit Report' }));
  await expect
    .poll(() => kept('rosa cut her left hand'), { timeout: 15_000 })
    .toMatchObject({
      ...{ type: 'Workplace Injury', location: 'north gate' },
      besides: { people: [{ name: 'rosa', bodyPart: 'left hand', treatment: 'first-aid' }] },
    });
});

it('without any recognition the recording alone is a whole report', async () => {
  withMicrophone({ recognizes: false });
  openApp('/report?speak');
  fireEvent.click(await screen.findByRole('button', { name: 'Press and say what happened' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Stop' }));
  expect(await screen.findByText('The recording is in the report')).toBeTruthy();
  expect(await screen.findByText('1 files attached')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Submit Report' }));
  await expect
    .poll(() => kept('Spoken note, not written down yet'), { timeout: 15_000 })
    .toMatchObject({ type: 'Other', location: 'Said in the spoken note' });
});

it('what was typed before stays, and a microphone that is refused says so, in Spanish too', async () => {
  withMicrophone({ isAllowed: false });
  openApp('/report?speak', {}, inSpanish);
  fireEvent.click(await screen.findByRole('button', { name: 'Presione y diga qué pasó' }));
  expect(await screen.findByText('No se puede usar el micrófono')).toBeTruthy();
});

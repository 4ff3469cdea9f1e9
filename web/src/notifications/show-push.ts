/// <reference lib="webworker" />

/** What the server sends in a push message. */
interface PushMessage {
  /** Id of the person it is for. */
  to: number;
  title: string;
  body: string;
  path: string;
  tag: string;
  /** Of title and body. */
  lang: string;
}

function readMessage(data: PushMessageData | null): PushMessage | null {
  try {
    const { to, title, body, path, tag, lang } = (data?.json() ?? {}) as Partial<PushMessage>;
    if (to !== undefined && title !== undefined && body !== undefined && path?.startsWith('/') === true) {
      return { to, title, body, path, tag: tag ?? 'tailboard', lang: lang ?? 'en' };
    }
  } catch {
    // Not ours, or cut short.
  }
  return null;
}

/**
 * Shows push messages, and opens what they speak of when they are pressed. A message for somebody who is no longer
 * signed in on this phone is not shown, and is the last one.
 */
export function showPushMessages(
  worker: ServiceWorkerGlobalScope,
  whoIsSignedIn: () => Promise<number | null>,
): void {
  const show = async (message: PushMessage | null) => {
    if (message === null || (await whoIsSignedIn()) !== message.to) {
      await (await worker.registration.pushManager.getSubscription())?.unsubscribe();
      return;
    }
    const { title, body, path, tag, lang } = message;
    await worker.registration.showNotification(title, {
      body,
      tag,
      lang,
      data: path,
      icon: '/icon-192.png',
    });
  };
  worker.addEventListener('push', (event) => event.waitUntil(show(readMessage(event.data))));
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(worker, String(event.notification.data)));
  });
}

async function open(worker: ServiceWorkerGlobalScope, path: string): Promise<void> {
  const [page] = await worker.clients.matchAll({ type: 'window' });
  if (page === undefined) {
    await worker.clients.openWindow(path);
    return;
  }
  await page.focus();
  // The page goes there itself, or stays where a form is open.
  page.postMessage({ type: 'tailboard-open', path });
}

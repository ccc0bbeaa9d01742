import type { CDPSession } from 'puppeteer-core';

/** Bytes on the line by the browser's name of the type, headers included; and requests made. */
export interface Traffic {
  readonly bytes: ReadonlyMap<string, number>;
  requests: number;
}

/** Begins to count what a page loads. */
export async function countTraffic(cdp: CDPSession): Promise<Traffic> {
  const bytes = new Map<string, number>();
  const types = new Map<string, string>();
  const traffic: Traffic = { bytes, requests: 0 };
  cdp.on('Network.requestWillBeSent', ({ requestId, type = 'Other' }) => {
    types.set(requestId, type);
    traffic.requests += 1;
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId) ?? 'Other';
    bytes.set(type, (bytes.get(type) ?? 0) + encodedDataLength);
  });
  await cdp.send('Network.enable');
  return traffic;
}

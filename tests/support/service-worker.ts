import { expect, type Page } from '@playwright/test';

/** Opens a page and waits until the service worker has cached the offline pages. */
export async function openWithWorker(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const state = () =>
    page.evaluate(async () => {
      const { active } = (await navigator.serviceWorker.getRegistration()) ?? {};
      return active?.state;
    });
  await expect.poll(state).toBe('activated');
}

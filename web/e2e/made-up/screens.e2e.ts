import { expect, inject, test } from 'vitest';
import { newPage } from '../browser';
import { browser, withBrowser } from '../set-up';
import { strayWords, textsOf } from './strays';
import { reads } from './words';

withBrowser();

const OPEN_PAGES = ['/sign-in'];

test('no page open to visitors has English on it', async () => {
  const { page, close } = await newPage(browser);
  for (const path of OPEN_PAGES) {
    await page.goto(path);
    await page.getByRole('button', { name: reads('auth_demo') }).waitFor();
    const strays = (await textsOf(page)).filter((text) => strayWords(text).length > 0);
    expect(strays).toEqual([]);
  }
  await close();
});

test('no refusal has English in it', async () => {
  const answer = await fetch(`${inject('url')}/api/me`);
  const { title, message }: { title: string; message: string } = await answer.json();
  expect(strayWords(`${title} ${message}`)).toEqual([]);
});

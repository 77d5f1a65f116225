import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Hand } from './mouse-or-keys';

const field = (page: Page, label: RegExp) => page.getByLabel(label);
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const step = (page: Page, title: string) => page.getByRole('heading', { level: 1, name: title }).waitFor();

async function save(page: Page, hand: Hand, next: string): Promise<void> {
  await hand.press(button(page, 'Save and continue'));
  await step(page, next);
}

/** The set-up to its end, each fact as the papers of the company say. */
export async function stateFacts(page: Page, hand: Hand): Promise<void> {
  await hand.press(page.getByRole('link', { name: 'Start setup' }));
  await step(page, 'Legal form');
  // Read out of the CIN, and only to be agreed with.
  expect(await page.getByLabel('Registered as').inputValue()).toBe('private');
  await save(page, hand, 'Share capital');
  await hand.write(field(page, /^Paid-up/), '25,00,000');
  await hand.write(field(page, /^Authorised/), '25,00,000');
  await save(page, hand, 'Turnover');
  await hand.write(field(page, /^Turnover/), '3,40,00,000');
  await save(page, hand, 'GST registration');
  await stateGst(page, hand);
  await step(page, 'TAN');
  expect(await page.getByRole('textbox', { name: 'TAN' }).inputValue()).toBe('BLRK01234E');
  await save(page, hand, 'Director');
  await hand.write(field(page, /^DIN/), '08123456');
  await hand.write(field(page, /^Name/), 'R. Iyer');
  await hand.write(field(page, /^Appointed on/), '2022-06-14');
  await hand.write(field(page, /^Last KYC/), '2025-09-20');
  await save(page, hand, 'Auditor');
  await hand.write(field(page, /^Auditor or firm/), 'Menon & Co');
  await hand.write(field(page, /^Appointed on/), '2023-09-30');
  await save(page, hand, 'Employees');
  await hand.press(button(page, 'Skip'));
  await step(page, 'Tax regime');
  await hand.press(button(page, 'Skip'));
  await step(page, 'Questions');
}

/** A wrong last character is refused before anything is sent, in words that name the one expected. */
async function stateGst(page: Page, hand: Hand): Promise<void> {
  const calls: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && calls.push(request.url()));
  const gstin = page.getByLabel('GSTIN');
  expect(await gstin.inputValue()).toBe('29AAZCN9001Q1ZC');
  await hand.write(gstin, '29AAZCN9001Q1ZD');
  await hand.write(field(page, /^Registered on/), '2022-07-01');
  await hand.press(button(page, 'Save and continue'));
  await page.getByText('The check digit does not agree: after 29AAZCN9001Q1Z comes C, not D').waitFor();
  await page.getByText("29 is Karnataka; the PAN in it, AAZCN9001Q, is the company's").waitFor();
  expect(calls).toEqual([]);
  expect(await page.getByText(/verified/i).count()).toBe(0);
  await hand.write(gstin, '29AAZCN9001Q1ZC');
  await hand.press(button(page, 'Save and continue'));
}

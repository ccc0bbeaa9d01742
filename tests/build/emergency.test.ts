import type { HTMLElement } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { content } from '#src/queries/content.ts';
import { callOf, emergencyCall, emergencyKinds } from '#src/queries/emergency-calls.ts';
import { getCityGasCompanies } from '#src/queries/gas-companies.ts';
import { contact } from '#src/routes/contact.ts';
import { paths } from '#src/routes/paths.ts';
import { pageAt, readText } from '#tests/support/built-site.ts';
import { visibleText } from '#tests/support/visible-text.ts';

const { emergency } = content('en');

const ownGasCompanies = getCityGasCompanies();
const ownGasCalls = ownGasCompanies.map(({ utility }) => callOf(utility).href);
const page = pageAt(paths.emergency).document;
const offline = pageAt(paths.offline).document;

function find(root: HTMLElement, selector: string): HTMLElement {
  const element = root.querySelector(selector);
  if (!element) throw new Error(`No ${selector}`);
  return element;
}
const callsIn = (element: HTMLElement) =>
  element.querySelectorAll('a[href^="tel:"]').map((link) => link.getAttribute('href'));
const stepsIn = (list: HTMLElement) => list.querySelectorAll('li').map((step) => visibleText(step));

describe.each(emergencyKinds)('EMERG-1 the steps for %s', (kind) => {
  const section = find(page, `#${kind}`);

  test('are at most four, after a choice and before a call button', () => {
    expect(stepsIn(find(section, 'ol'))).toHaveLength(emergency[kind].steps.length);
    expect(emergency[kind].steps.length).toBeLessThanOrEqual(4);
    const choice = find(page, `nav a[href="#${kind}"]`);
    expect(visibleText(choice)).toBe(emergency[kind].choice);
    expect(section.querySelector('.btn[href^="tel:"]')).not.toBeNull();
  });

  test('EMERG-4 are those of the emergency card', () => {
    const at = emergencyKinds.indexOf(kind);
    const list = offline.querySelectorAll('ol')[at];
    if (!list) throw new Error(`No list ${at} on ${paths.offline}`);
    expect(stepsIn(list)).toEqual(stepsIn(find(section, 'ol')));
    expect(callsIn(list)).toEqual(callsIn(find(section, 'ol')));
  });
});

test('EMERG-2 gas: leave first, then 911 and the gas company, and no link to our number', () => {
  const gas = find(page, '#gas');
  const steps = stepsIn(find(gas, 'ol'));
  expect(steps[0]).toMatch(/^Leave/);
  const gasCall = emergencyCall('call.gas');
  const calls = ['tel:911', gasCall.href];
  expect(callsIn(find(gas, 'ol'))).toEqual(calls);
  expect(callsIn(gas)).toEqual([...calls, ...ownGasCalls, ...calls]);
  expect(visibleText(gas)).toContain(`${gasCall.text} or your own gas company`);
  expect(callsIn(gas)).not.toContain(contact.call);
});

test('EMERG-2 no call bar offers the company below the gas steps', () => {
  expect(page.querySelector('.call-bar')).toBeNull();
  expect(pageAt(paths.services).document.querySelector('.call-bar')).not.toBeNull();
});

test('EMERG-4 the emergency card says how a valve closes', () => {
  for (const { text } of [emergency.valves.lever, emergency.valves.wheel])
    expect(visibleText(offline)).toContain(text);
});

test('EMERG-2 the water company can shut off what the main valve does not stop', () => {
  expect(visibleText(find(page, '#water'))).toMatch(/main valve does not stop.*water company/);
});

test('EMERG-4 the FAQ says the same', () => {
  const faq = visibleText(pageAt(paths.faq).document);
  const said = emergencyKinds.flatMap((kind) => stepsIn(find(page, `#${kind} ol`)));
  const inFaq = said.filter((step) => faq.includes(step));
  expect(inFaq.length, inFaq.join('\n')).toBeGreaterThanOrEqual(10);
  for (const { text } of [emergency.valves.lever, emergency.valves.wheel, emergency.valves.meter])
    expect(faq).toContain(text);
});

test('EMERG-3 the drawings of valves have a text alternative and at most 1.2 KB each', () => {
  const file = readText(paths.valves.slice(1));
  const drawings = page.querySelectorAll('.valves img');
  expect(drawings).toHaveLength(3);
  for (const drawing of drawings) {
    expect(drawing.getAttribute('alt')?.length).toBeGreaterThan(20);
    const [address, view] = String(drawing.getAttribute('src')).split('#');
    expect(address).toBe(paths.valves);
    expect(file).toContain(`<view id="${view}"`);
  }
  expect(Buffer.byteLength(file)).toBeLessThanOrEqual(3 * 1.2 * 1024);
});

test('EMERG-3 the valve card has a blank for each place and the phone numbers', () => {
  const card = pageAt(paths.valveCard).document;
  const [places, phones] = card.querySelectorAll('table');
  if (!places || !phones) throw new Error(`Tables are missing on ${paths.valveCard}`);
  const blanks = (table: HTMLElement) =>
    table.querySelectorAll('td').filter((cell) => cell.text.trim() === '').length;
  expect(blanks(places)).toBe(7);
  for (const name of ['Main water valve', 'meter', 'Gas valve', 'cleanout', 'Breaker'])
    expect(visibleText(places)).toContain(name);
  for (const name of ['Water heater valves', 'Fire sprinkler'])
    expect(visibleText(places)).toContain(name);
  expect(visibleText(card)).toContain('Address of this house, for 911');
  expect(blanks(phones)).toBe(2);
  expect(callsIn(phones)).toEqual([
    'tel:911',
    emergencyCall('call.gas').href,
    ...ownGasCalls,
    contact.call,
  ]);
});

test('LOC-1 a city with a gas company of its own names its emergency number, and so do all emergency steps', () => {
  for (const { city, utility } of ownGasCompanies) {
    const { href } = callOf(utility);
    for (const path of [paths.city(city.slug), paths.emergency, paths.offline])
      expect(callsIn(pageAt(path).document), path).toContain(href);
  }
});

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dropped, third } from '../../src/games/fliptown/jobs';
import { chamber } from '../../src/games/fliptown/mine';
import { near } from '../../src/games/fliptown/reach';
import { Steps } from '../../src/games/fliptown/steps';
import type { FliptownReach, Option } from '../../src/wire/gen';

describe('jobs', () => {
  const SLOTS = ['left', 'middle', 'right'];

  test('the last card takes the job that is left', () => {
    const one = dropped({}, 'left', 'poker', SLOTS);
    expect(one).toEqual({ poker: 'left' });
    expect(dropped(one, 'right', 'value', SLOTS)).toEqual({
      poker: 'left',
      value: 'right',
      suit: 'middle',
    });
    expect(dropped({ suit: 'left' }, 'right', 'poker', SLOTS).value).toBe('middle');
    expect(dropped({ suit: 'left' }, 'right', 'value', SLOTS).poker).toBe('middle');
  });

  test('a card that changes its job gives up the one it had', () => {
    expect(dropped({ suit: 'left' }, 'left', 'value', SLOTS)).toEqual({ value: 'left' });
  });

  test('a card put where another lay sends that one to the job that is left', () => {
    const all = { suit: 'left', value: 'middle', poker: 'right' };
    expect(dropped(all, 'right', 'suit', SLOTS)).toEqual({
      suit: 'right',
      value: 'middle',
      poker: 'left',
    });
  });

  test('while cards are still to come there is no third', () => {
    expect(third(['left', 'middle'], 'left', 'middle')).toBe('');
  });
});

describe('reach', () => {
  const WAYS: FliptownReach[] = [
    { suit: 'left', value: 'middle', sites: [['trail', 'stop:3', 2]] },
    {
      suit: 'left',
      value: 'right',
      sites: [
        ['trail', 'stop:3', 1],
        ['town', 'building:bank', 4],
      ],
    },
    { suit: 'right', value: 'left', sites: [['mine', 'chamber:l1a', 0]] },
  ];
  const sites = (ask: string, slot = '', suit = ''): string[] => [
    ...near(WAYS, { ask, slot, suit }).keys(),
  ];

  test('while the suit is open only the card pointed at leads somewhere', () => {
    expect(sites('suit')).toEqual([]);
    expect(sites('suit', 'right')).toEqual(['chamber:l1a']);
  });

  test('while the value is open all ways are shown, or that of the card pointed at', () => {
    expect(sites('value', '', 'left')).toHaveLength(3);
    expect(sites('value', 'middle', 'left')).toEqual(['stop:3']);
    expect(sites('value', 'left', 'left')).toHaveLength(3);
  });

  test('a site costs the least of the ways that lead there', () => {
    const found = near(WAYS, { ask: 'region', slot: '', suit: 'left' });
    expect(found.get('stop:3')).toEqual({ region: 'trail', cost: 1 });
  });
});

describe('steps', () => {
  let picked: string[];
  let steps: Steps;
  const options = (...refs: string[]): Option[] =>
    refs.map((ref, a) => ({ a, do: 'go', ref, text: '', args: {}, facts: {} }));
  const to = (ref: string) => (option: Option) => option.ref === ref;

  beforeEach(() => {
    vi.useFakeTimers();
    picked = [];
    steps = new Steps((option) => picked.push(option.ref));
  });
  afterEach(() => vi.runAllTimers());

  test('the first is given at once, the others with the frames that allow them', () => {
    steps.play(options('a', 'b'), [to('b'), to('c'), to('d')]);
    expect(picked).toEqual(['b']);
    steps.arrive([]);
    vi.runAllTimers();
    expect(picked).toEqual(['b']);
    steps.arrive(options('c'));
    vi.runAllTimers();
    expect(picked).toEqual(['b', 'c']);
    steps.arrive(options('x', 'd'));
    vi.runAllTimers();
    steps.arrive(options('d'));
    vi.runAllTimers();
    expect(picked).toEqual(['b', 'c', 'd']);
  });

  test('when another question comes, what waits is dropped', () => {
    steps.play(options('a'), [to('a'), to('b')]);
    steps.arrive(options('x'));
    steps.arrive(options('b'));
    vi.runAllTimers();
    expect(picked).toEqual(['a']);
  });

  test('nothing is begun whose first answer is not offered', () => {
    steps.play(options('a'), [to('z'), to('b')]);
    steps.arrive(options('b'));
    vi.runAllTimers();
    expect(picked).toEqual([]);
  });

  test('steps can wait for the next frame', () => {
    steps.wait([to('a'), to('b')]);
    steps.arrive(options('a'));
    vi.runAllTimers();
    steps.arrive(options('b'));
    vi.runAllTimers();
    expect(picked).toEqual(['a', 'b']);
  });
});

test('a chamber is called after its level and place', () => {
  expect(chamber('l1a')).toEqual({ level: 1, place: 0 });
  expect(chamber('l4e')).toEqual({ level: 4, place: 4 });
});

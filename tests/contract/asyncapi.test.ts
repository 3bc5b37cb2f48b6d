import { describe, expect, test } from 'vitest';
import { asyncapi, operations } from '../support/contract.ts';
import { violations } from '../support/violations.ts';

const { messages } = asyncapi.components;
const room = (value: string) => violations({ $ref: '#/components/schemas/RoomName' }, value, 'asyncapi.yaml');
const prefix = operations.find(({ id }) => id === 'getChatConfig')?.responses[0]?.examples['typical'];

describe('asyncapi.yaml', () => {
  for (const [name, { payload, examples }] of Object.entries(messages)) {
    test(`every example of ${name} has a name and matches its schema`, () => {
      expect(examples.length).toBeGreaterThan(1);
      expect(new Set(examples.map((example) => example.name)).size).toBe(examples.length);
      const wrong = examples.flatMap((example) =>
        violations(payload, example.payload, 'asyncapi.yaml').map((line) => `${example.name}: ${line}`),
      );
      expect(wrong).toEqual([]);
    });
  }

  test('R-115 the messaging examples show every message type and an unknown one', () => {
    const types = messages['messaging']?.examples.map(({ payload }) => {
      const { message } = payload as { message: { message_type: string } }; // valid, as shown above
      return message.message_type;
    });
    expect(types).toEqual(['text', 'buttons', 'media', 'quick_replies', 'generic', 'postback', 'sticker']);
  });

  test('a room is the prefix, a hyphen and an id; the examples use the prefix of the chat config', () => {
    for (const name of ['P-1', 'NAGA-665f1c2ab7d94e0012a4c101', 'a-b-c']) expect(room(name)).toEqual([]);
    for (const name of ['', 'P', 'P-', '-1', 'P1']) expect(room(name), name).not.toEqual([]);
    expect(prefix).toEqual({ PREFIX: 'NAGA' });
    for (const { payload } of messages['join']?.examples ?? []) expect(payload).toMatch(/^NAGA-\w+$/);
  });
});

import type { ChatButtonType, ChatFileType, ChatMessageType } from '../../../generated/known-values.ts';
import type { Schemas } from '../../../generated/operations.ts';
import type { ServiceTexts } from '../texts/thai.ts';

type Body = Schemas['ChatMessageBody'];
type Button = Schemas['ChatButton'];
type Support = ServiceTexts['support'];

const url = '/media/slips/slip-sample.svg';
const file = (fileType: ChatFileType) => ({ fileType, filePath: url, name: 'slip.svg', url });

const body = (message_type: ChatMessageType, payload: Body['payload']): Body => ({ message_type, payload });
export const text = (message: string) => body('text', { message });
const button = (type: ChatButtonType, title: string, payload: string): Button => ({ title, type, payload });

const topicButtons = ({ topics }: Support) => topics.map(({ title, payload }) => button('postback', title, payload));

/** Messages by the word that requests them. */
const samples = {
  text: ({ hello }) => text(hello),
  buttons: (support) =>
    body('buttons', {
      message: support.chooseTopic,
      buttons: [
        button('web', support.openLine, 'https://line.me/R/ti/p/@nagawallet'),
        button('call', support.call, '+6620000000'),
        ...topicButtons(support).slice(-1),
      ],
    }),
  media: () => body('media', file('image')),
  file: () => body('media', file('file')),
  quick: (support) => body('quick_replies', { message: support.chooseTopic, buttons: topicButtons(support) }),
  generic: ({ card }) =>
    body('generic', {
      generic: ['card-1', 'card-2'].map((picture) => ({
        image_url: `/media/chat/${picture}.svg`,
        title: card.title,
        subtitle: card.subtitle,
        buttons: [button('web', card.button, 'https://wallet.example.com/howto')],
      })),
    }),
  postback: ({ topics }) => body('postback', { message: topics[0]?.title ?? '' }),
  other: () => ({ message_type: 'sticker', payload: {} }),
} satisfies Record<string, (support: Support) => Body>;

const samplesByWord = new Map<string, (support: Support) => Body>(Object.entries(samples));

export function everySample(support: Support): Body[] {
  return [...samplesByWord.values()].map((sample) => sample(support));
}

/** An instruction for a topic, the sample of a word, all samples for `all`, or a standard text. */
export function answersTo(message: Body, support: Support): Body[] {
  if (message.message_type === ('media' satisfies ChatMessageType)) return [text(support.fileReceived)];
  const words = message.payload.message?.trim() ?? '';
  const topic = support.topics.find(({ title, payload }) => words === title || words === payload);
  if (topic) return [text(topic.answer)];
  if (words.toLowerCase() === 'all') return everySample(support);
  return [samplesByWord.get(words.toLowerCase())?.(support) ?? text(support.received)];
}

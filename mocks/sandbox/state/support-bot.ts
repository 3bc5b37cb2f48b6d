import type { Schemas } from '../../../generated/operations.ts';
import type { ServiceTexts } from '../texts/thai.ts';

type Body = Schemas['ChatMessageBody'];
type Support = ServiceTexts['support'];

const url = '/media/slips/slip-sample.svg';
const slip = { fileType: 'image', filePath: url, name: 'slip.svg', url };

const text = (message: string): Body => ({ message_type: 'text', payload: { message } });

const topicButtons = ({ topics }: Support) =>
  topics.map(({ title, payload }) => ({ title, type: 'postback', payload }));

/** Messages by the word that requests them. */
const samples = {
  text: ({ hello }) => text(hello),
  buttons: (support) => ({
    message_type: 'buttons',
    payload: {
      message: support.chooseTopic,
      buttons: [
        { title: support.openLine, type: 'web', payload: 'https://line.me/R/ti/p/@nagawallet' },
        { title: support.call, type: 'call', payload: '+6620000000' },
        ...topicButtons(support).slice(-1),
      ],
    },
  }),
  media: () => ({ message_type: 'media', payload: slip }),
  file: () => ({ message_type: 'media', payload: { ...slip, fileType: 'file' } }),
  quick: (support) => ({
    message_type: 'quick_replies',
    payload: { message: support.chooseTopic, buttons: topicButtons(support) },
  }),
  generic: ({ card }) => ({
    message_type: 'generic',
    payload: {
      generic: ['card-1', 'card-2'].map((picture) => ({
        image_url: `/media/chat/${picture}.svg`,
        title: card.title,
        subtitle: card.subtitle,
        buttons: [{ title: card.button, type: 'web', payload: 'https://wallet.example.com/howto' }],
      })),
    },
  }),
  postback: ({ topics }) => ({ message_type: 'postback', payload: { message: topics[0]?.title ?? '' } }),
  other: () => ({ message_type: 'sticker', payload: {} }),
} satisfies Record<string, (support: Support) => Body>;

const samplesByWord = new Map<string, (support: Support) => Body>(Object.entries(samples));

export function everySample(support: Support): Body[] {
  return [...samplesByWord.values()].map((sample) => sample(support));
}

/** An instruction for a topic, the sample of a word, all samples for `all`, or a standard text. */
export function answersTo(message: Body, support: Support): Body[] {
  if (message.message_type === 'media') return [text(support.fileReceived)];
  const words = message.payload.message?.trim() ?? '';
  const topic = support.topics.find(({ title, payload }) => words === title || words === payload);
  if (topic) return [text(topic.answer)];
  if (words.toLowerCase() === 'all') return everySample(support);
  return [samplesByWord.get(words.toLowerCase())?.(support) ?? text(support.received)];
}

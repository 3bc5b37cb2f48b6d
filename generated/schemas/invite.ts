// Do not edit. Written from openapi.yaml, asyncapi.yaml by `npm run generate`.

import * as z from 'zod/mini';
import { Amount } from './several-tags.ts';

/**
 * The friend who was invited.
 */
export const InvitedFriend = /*#__PURE__*/ z.looseObject({
    name: /*#__PURE__*/ z.string()
});

/**
 * An invited friend and the bonus from this friend.
 */
export const Invite = /*#__PURE__*/ z.looseObject({
    from: InvitedFriend,
    amount: Amount,
    createdAt: /*#__PURE__*/ z.iso.datetime({ offset: true })
});

/**
 * A page of invited friends.
 */
export const InvitePage = /*#__PURE__*/ z.looseObject({
    invites: /*#__PURE__*/ z.array(Invite)
});

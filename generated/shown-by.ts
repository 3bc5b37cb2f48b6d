// Do not edit. Written from openapi.yaml by `npm run generate`.

import type { StatementType } from './known-values.ts';
import type { MoneyCommandId, QueryId, Schemas } from './operations.ts';

export interface ShownBy {
  query: QueryId;
  type?: StatementType;
  about?: keyof Schemas['StatementEntry'];
  same?: readonly string[];
  times?: 'many';
}

export const shownBy = {
  addFunds: {"query":"listStatements","type":"deposit","same":["amount"]},
  transfer: {"query":"listStatements","type":"transfer","same":["amount","from","to"]},
  transferAll: {"query":"listStatements","type":"transfer","same":["to"],"times":"many"},
  withdraw: {"query":"listStatements","type":"withdraw","same":["amount"]},
  withdrawAll: {"query":"listStatements","type":"withdraw","same":["amount"]},
  uploadSlip: {"query":"listSlips"},
  submitTruelink: "nothing",
  receiveInviteBonus: {"query":"listStatements","type":"bonus","about":"invite"},
  receiveRefund: {"query":"listStatements","type":"bonus","about":"refund"},
  addRefundToWallet: {"query":"listStatements","type":"bonus","about":"refund"},
  spin: "nothing",
  claimCoupon: {"query":"listStatements","type":"bonus","about":"luckydraw"},
  createQrcode: {"query":"getQrcode"},
  deleteQrcode: "nothing",
  activateBonus: {"query":"listBonuses","same":["code"]},
  clearBonus: {"query":"listStatements","type":"finish_bonus"},
  activatePromotion: {"query":"listStatements","type":"bonus","about":"promotion"},
} as const satisfies Record<MoneyCommandId, ShownBy | 'nothing'>;

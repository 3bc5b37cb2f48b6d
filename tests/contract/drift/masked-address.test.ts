import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readDriftContract } from '../../../tools/drift/contract.ts';
import { maskedAddress } from '../../../tools/drift/passive.ts';
import { root } from '../../support/contract.ts';

const contract = readDriftContract(join(root, 'openapi.yaml'));

test.each([
  ['a slash at the end', '/api/autoLogin/pg/u5er/s3cr3t/', '/api/autoLogin/<more>'],
  ['another case', '/api/autologin/pg/u5er/s3cr3t', '/api/autologin/<more>'],
  ['a slash in the password', '/api/autoLogin/pg/u5er/s3/cr3t', '/api/autoLogin/<more>'],
  ['a long number', '/api/members/0812345678', '/api/members/<digits>'],
  ['nothing private', '/api/wallet/history', '/api/wallet/history'],
])('R-085 B-28 an address that the contract does not have hides secrets: %s', (_, address, shown) => {
  expect(maskedAddress(contract, address)).toBe(shown);
});

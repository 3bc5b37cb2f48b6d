import { filmsOf } from '../support/films.ts';
import { test } from '../support/wallet-test.ts';

test.use({ build: 'sandbox-laos' });

filmsOf('sandbox-laos');

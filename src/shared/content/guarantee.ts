import { claims } from './claims.ts';
import { site } from './site.ts';

export const guaranteeText = `If you make no hire with RiC, you get a ${claims.credit} credit toward a fully managed executive search by ${site.firm.name}. People take over where the tool stopped.`;

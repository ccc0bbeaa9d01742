import type { MouseEvent, ReactNode } from 'react';
import type { Login } from './use-login.ts';
import { OFFERS, type Offer } from './views.ts';

interface Props {
  readonly offer: Offer;
  readonly login: Login;
}

/** Looks like a link and leads to another form (AUTH-3). The e-mail typed so far goes along. */
export function OfferButton({ offer, login }: Props): ReactNode {
  const follow = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    if (offer === 'use-link' || offer === 'link-again') {
      void login.followLink();
      return;
    }
    const typed = currentTarget.closest('[data-login]')?.querySelector('input');
    login.show(offer === 'account' ? 'sign-in' : offer, typed?.value ?? login.email);
  };
  return (
    <button type="button" className="link min-h-11 justify-self-start text-left" onClick={follow}>
      {OFFERS[offer]}
    </button>
  );
}

import type { Endpoint } from '#dev/auth-service/http/endpoint.ts';
import type { AuthParts } from '#dev/auth-service/parts.ts';
import { aboutEndpoints } from './about.ts';
import { logoutEndpoint } from './logout.ts';
import { openLinkEndpoint } from './open-link.ts';
import { recoverEndpoint } from './recover.ts';
import { resendEndpoint } from './resend.ts';
import { signupEndpoint } from './signup.ts';
import { tokenEndpoint } from './token.ts';
import { updateUserEndpoint } from './update-user.ts';
import { userEndpoint } from './user.ts';
import { verifyEndpoint } from './verify.ts';

/** Everything below `/auth/v1`. */
export function endpoints(parts: AuthParts): readonly Endpoint[] {
  return [
    tokenEndpoint(parts),
    signupEndpoint(parts),
    userEndpoint(parts),
    updateUserEndpoint(parts),
    logoutEndpoint(parts),
    recoverEndpoint(parts),
    resendEndpoint(parts),
    openLinkEndpoint(parts),
    verifyEndpoint(parts),
    ...aboutEndpoints(parts),
  ];
}

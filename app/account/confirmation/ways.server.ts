import type { ConfirmationWay } from "./confirmation-way.server.ts";
import { passkeyWay } from "./passkey-way.server.ts";
import { passwordWay } from "./password-way.server.ts";
import { providerWay } from "./provider-way.server.ts";
import { totpWay } from "./totp-way.server.ts";

/** Every way to confirm, in the order of the screen; its form has the same name in `way-forms.tsx`. */
export const confirmationWays = {
	totp: totpWay,
	passkey: passkeyWay,
	password: passwordWay,
	provider: providerWay,
} satisfies Record<string, ConfirmationWay>;

export type WayName = keyof typeof confirmationWays;

export function isWayName(name: string): name is WayName {
	return Object.hasOwn(confirmationWays, name);
}

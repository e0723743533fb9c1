import type { ComponentType } from "react";
import { PasskeyWay } from "./passkey-way.tsx";
import { PasswordWay } from "./password-way.tsx";
import { ProviderWay } from "./provider-way.tsx";
import { TotpWay } from "./totp-way.tsx";
import type { WayFormProps } from "./way-form.tsx";
import type { WayName } from "./ways.server.ts";

/** The form of each way. */
export const wayForms: Record<WayName, ComponentType<WayFormProps>> = {
	totp: TotpWay,
	passkey: PasskeyWay,
	password: PasswordWay,
	provider: ProviderWay,
};

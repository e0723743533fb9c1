import { sql } from "drizzle-orm";
import * as v from "valibot";
import { passwordField } from "../endpoints/fields.ts";
import { verifyPassword } from "../password/password-hash.server.ts";
import { credential, findPasswordHash } from "../users.server.ts";
import type { ConfirmationWay } from "./confirmation-way.server.ts";

const schema = v.object({ password: passwordField });

export const passwordWay: ConfirmationWay = {
	isFactor: false,
	isSetUp: ({ options }, userId) =>
		options.emailAndPasswordEnabled
			? sql`EXISTS (SELECT 1 FROM accounts WHERE user_id = ${userId} AND provider_id = ${credential})`
			: sql`false`,
	async check({ service, signedIn, answer }) {
		const form = v.safeParse(schema, answer);
		if (!form.success) return "INVALID_PASSWORD";
		const passwordHash = await findPasswordHash(service.db, signedIn.user.id);
		if (!passwordHash) return "CREDENTIAL_ACCOUNT_NOT_FOUND";
		const { cost } = service.options.password;
		const { valid } = await verifyPassword(form.output.password, passwordHash, cost);
		return valid ? undefined : "INVALID_PASSWORD";
	},
};

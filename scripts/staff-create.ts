/**
 * `npm run staff:create -- --email E --password P [--role R] [--name N] [--production | --staging]`: creates a member of
 * staff who can sign in at once. Makes the first account, which without a role is a supervisor: only one may invite everybody.
 */

import { parseArgs } from "node:util";
import * as v from "valibot";
import { isRole, roleNames } from "#app/account/access.ts";
import { hashPassword } from "#app/account/password/password-hash.server.ts";
import { passwordRuleRefusal } from "#app/account/password/password-rules.server.ts";
import { insertUser, isEmailTaken, newUser, savePassword } from "#app/account/users.server.ts";
import { emailSchema, nameSchema } from "#app/account/users.ts";
import { accountErrorText } from "#app/account/words/account-error-text.server.ts";
import { runBatch } from "#app/database/batch.server.ts";
import { connect, type DatabaseAddress } from "#app/database/client.server.ts";
import { staffLanguage } from "#app/messages/languages.ts";
import { endWith, isMain } from "./command-line.ts";
import { databaseOfCommand } from "./database-version.ts";

/** The service's defaults, also where the operator has lowered its limits. */
const passwordPolicy = {
	password: { minLength: 8, maxLength: 128 },
	operator: { name: process.env.OPERATOR_NAME ?? "" },
};
const roleSchema = v.pipe(
	v.string(),
	v.check(
		(roles) => roles.split(",").every((role) => isRole(role.trim())),
		`must be of ${roleNames.join(", ")} (several with commas)`,
	),
);
const staffSchema = v.object(
	{
		email: emailSchema,
		password: v.string(),
		role: v.optional(roleSchema, "supervisor"),
		name: v.optional(nameSchema),
	},
	"is missing",
);

export type Staff = v.InferOutput<typeof staffSchema>;

/** @returns what is wrong, in words, or null when the account was created. */
export async function createStaff(
	address: DatabaseAddress,
	entered: Record<string, string | undefined>,
): Promise<string[] | null> {
	const staff = v.safeParse(staffSchema, entered);
	if (!staff.success)
		return staff.issues.map((issue) => `--${v.getDotPath(issue)}: ${issue.message}`);
	const { email, password, role, name = email.split("@")[0] ?? email } = staff.output;
	const weak = passwordRuleRefusal(passwordPolicy, password, { name, email });
	if (weak) return [`--password: ${accountErrorText(staffLanguage(), weak)}`];
	const db = connect(address);
	const now = Date.now();
	// verified by whoever runs this command
	const user = { ...newUser({ name, email, role }, now), emailVerified: true };
	const hash = await hashPassword(password);
	try {
		await runBatch(db, {
			user: insertUser(db, user),
			password: savePassword(db, { userId: user.id, password: hash, now }),
		});
	} catch (error) {
		if (isEmailTaken(error)) return [`--email: ${email} has an account already`];
		throw error;
	}
	return null;
}

if (isMain(import.meta.url)) {
	try {
		const text = { type: "string" } as const;
		const flag = { type: "boolean" } as const;
		const { values } = parseArgs({
			options: {
				email: text,
				password: text,
				role: text,
				name: text,
				production: flag,
				staging: flag,
			},
		});
		const { production: _, staging: __, ...entered } = values;
		const problems = await createStaff(await databaseOfCommand(), entered);
		if (problems) throw new Error(problems.join("\n"));
		console.log(`${values.email} can sign in at /app_login.`);
	} catch (error) {
		endWith(error);
	}
}

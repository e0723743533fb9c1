import { isPrivateKey } from "#app/account/oauth/apple-client-secret.server.ts";
import { configureProvider, type Provider, type ProviderRow } from "#app/account/oauth/provider.ts";
import { providerRows } from "#app/account/oauth/providers.ts";

type Raw = Record<string, unknown>;

/**
 * Reads the identity providers from `<ID>_CLIENT_ID`, `<ID>_CLIENT_SECRET` and the variables of
 * each provider's row. A half configured provider is an error, so that it does not silently
 * disappear.
 */
export function readProviders(
	raw: Raw,
): { configured: readonly Provider[] } | { problems: string[] } {
	const configured: Provider[] = [];
	const problems: string[] = [];
	for (const row of providerRows) {
		const provider = readProvider(row, raw, problems);
		if (provider) configured.push(provider);
	}
	return problems.length > 0 ? { problems } : { configured };
}

function readProvider(row: ProviderRow, raw: Raw, problems: string[]): Provider | null {
	const prefix = row.id.toUpperCase();
	const idName = row.clientId?.variable ?? `${prefix}_CLIENT_ID`;
	const secretName = `${prefix}_CLIENT_SECRET`;
	const clientId = textOf(raw, idName);
	const clientSecret = textOf(raw, secretName);
	if (!clientId && !clientSecret) return null;
	const problemsBefore = problems.length;
	if (!clientId) problems.push(`${idName}: is missing, ${secretName} is set`);
	if (!clientSecret && row.secret !== "optional")
		problems.push(`${secretName}: is missing, ${idName} is set`);
	const extra: Record<string, string> = {};
	for (const [name, variable] of Object.entries(row.variables ?? {})) {
		const value = textOf(raw, variable.name) || variable.fallback;
		if (value === undefined) problems.push(`${variable.name}: is missing, ${idName} is set`);
		else if (value !== variable.fallback && !variable.form.test(value))
			problems.push(`${variable.name}: has not the right form`);
		else extra[name] = value;
	}
	if (row.secret === "signed" && isPrivateKey(clientSecret) && !(extra.teamId && extra.keyId))
		problems.push(`${prefix}_TEAM_ID and ${prefix}_KEY_ID belong to the key in ${secretName}`);
	if (problems.length > problemsBefore) return null;
	return configureProvider(row, { clientId, clientSecret, extra });
}

function textOf(raw: Raw, name: string): string {
	const value = raw[name];
	return typeof value === "string" ? value.trim() : "";
}

import type { AccountOptions } from "../options.server.ts";
import type { Provider } from "./provider.ts";

export function findProvider(
	options: Pick<AccountOptions, "providers">,
	id: string,
): Provider | undefined {
	return options.providers.find((provider) => provider.id === id);
}

/** What pages may know of a provider. */
export interface OfferedProvider {
	id: string;
	name: string;
}

/** In the order of the product's list. */
export function offeredProviders(options: Pick<AccountOptions, "providers">): OfferedProvider[] {
	return options.providers.map(({ id, row }) => ({ id, name: row.name }));
}

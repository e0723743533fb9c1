import { useRouteLoaderData } from "react-router";
import type { NamedCategory } from "#app/catalogue/category.ts";
import type { Language } from "#app/messages/languages.ts";
import { useLanguage } from "#app/messages/use-language.tsx";
import type { CancellationTerms } from "#app/sales/cancellation/refund-by-policy.ts";
import type { BrandPicture } from "#app/settings/brand/brand-picture.ts";
import { type LocalOperator, type Operator, operatorIn } from "./operator.ts";

/** What every screen may know about the operator and its island; comes from the root's loader. */
export interface SiteConfig {
	/** The language of the page. */
	language: Language;
	appUrl: string;
	currency: string;
	timeZone: string;
	operator: Operator;
	/** For titles and the header: the operator's name, otherwise a neutral word for the site. */
	siteName: string;
	/** Of excursions, in the operator's order. */
	categories: readonly NamedCategory[];
	/** The cancellation policy in words, for visitors who have not booked yet. */
	cancellation: CancellationTerms;
}

/** The site configuration for a screen's `meta`; undefined when the root's loader failed. */
export function siteConfigOf(
	matches: readonly ({ id: string; loaderData?: unknown } | undefined)[],
): SiteConfig | null {
	const root = matches.find((match) => match?.id === "root");
	return isIslandFacts(root?.loaderData) ? root.loaderData : null;
}

function isIslandFacts(data: unknown): data is SiteConfig {
	return typeof data === "object" && data !== null && "appUrl" in data;
}

export function useSiteConfig(): SiteConfig {
	const config: unknown = useRouteLoaderData("root");
	if (!isIslandFacts(config)) throw new Error("The site configuration comes with the root route");
	return config;
}

/** The operator with their own words in the screen's language. */
export function useOperator(): LocalOperator {
	return operatorIn(useSiteConfig().operator, useLanguage());
}

/** For the browser's tab: "Contact · Los Dragos". Only the title where the root's loader failed: no firm is invented. */
export function pageTitleOf(config: SiteConfig | null, title?: string): string {
	return [title, config?.siteName].filter(Boolean).join(" · ");
}

/** The site as guests know it; "" where the root's loader did not run, such as for a request that no route takes. */
export function useSiteName(): string {
	const config: unknown = useRouteLoaderData("root");
	return isIslandFacts(config) ? config.siteName : "";
}

/** The operator's mark; null where they have none, or the root's loader did not run. */
export function useFirmMark(): BrandPicture | null {
	const config: unknown = useRouteLoaderData("root");
	return isIslandFacts(config) ? config.operator.mark : null;
}

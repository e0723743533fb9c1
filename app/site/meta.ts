import { isRouteErrorResponse, type MetaDescriptor } from "react-router";
import { pageTitleOf, type SiteConfig, siteConfigOf } from "#app/configuration/site-config.ts";
import {
	defaultLanguage,
	type Language,
	languageFacts,
	languages,
} from "#app/messages/languages.ts";
import { pathIn } from "#app/messages/localized-address.ts";
import { errorsTexts, structuredDataTexts, unavailableTexts } from "#app/messages/texts.ts";

/** Search engines leave the page out. */
export const noIndex = { name: "robots", content: "noindex" };

interface PageMeta {
	/** The page's own title, followed by the site's name. Without it, only the site's name. */
	title?: string;
	/** Title of the social card, if different. */
	socialTitle?: string;
	description?: string;
	/** Canonical path, without filters: "/excursion/excursions". */
	path: string;
	/** Absolute, or a path of this site. */
	image?: { url: string; alt: string };
	structuredData?: StructuredData;
}

/** JSON-LD; React Router escapes it so that no text of it can end the script. */
export type StructuredData = NonNullable<
	Extract<MetaDescriptor, { "script:ld+json": unknown }>["script:ld+json"]
>;

/** The page that shows some structured data: only a page has a language (https://schema.org/inLanguage). */
export function webPage(
	{ appUrl, language }: Pick<SiteConfig, "appUrl" | "language">,
	path: string,
) {
	return {
		"@type": "WebPage",
		url: appUrl + pathIn(language, path),
		inLanguage: languageFacts[language].locale,
	};
}

export function errorMeta(error: unknown, config: SiteConfig | null): MetaDescriptor[] {
	const language = config?.language ?? defaultLanguage;
	const texts = errorsTexts[language];
	const isNotFound = isRouteErrorResponse(error) && error.status === 404;
	// only the server renders the 503 page, so that browsers need not load its texts
	const broken =
		import.meta.env.SSR && isRouteErrorResponse(error) && error.status === 503
			? unavailableTexts[language].title
			: texts.broken.title;
	return [{ title: pageTitleOf(config, isNotFound ? texts.notFound.title : broken) }, noIndex];
}

/** Metadata of a page that has none of its own; without the texts for search engines, which no application needs. */
export function plainMeta(config: SiteConfig | null): MetaDescriptor[] {
	return [{ title: pageTitleOf(config) }];
}

/** Metadata of a public page. @param page is asked with null where the site configuration is not known */
export function publicMeta(
	matches: Parameters<typeof siteConfigOf>[0],
	page: (language: Language, site: SiteConfig | null) => PageMeta,
): MetaDescriptor[] {
	const site = siteConfigOf(matches);
	return pageMeta(site, page(site?.language ?? defaultLanguage, site));
}

/** Metadata of a page of one guest: it is not indexed, and has no address in other languages to tell. */
export function hiddenMeta(
	titleIn: (language: Language) => string,
	matches: Parameters<typeof siteConfigOf>[0],
): MetaDescriptor[] {
	const config = siteConfigOf(matches);
	return [{ title: pageTitleOf(config, titleIn(config?.language ?? defaultLanguage)) }, noIndex];
}

/** Title, description, canonical address and social card of a page. */
export function pageMeta(config: SiteConfig | null, page: PageMeta): MetaDescriptor[] {
	const language = config?.language ?? defaultLanguage;
	const texts = structuredDataTexts[language];
	const description = page.description ?? texts.description;
	const address = (path: string) => (config ? new URL(path, config.appUrl).href : path);
	const localAddress = (each: Language) => address(pathIn(each, page.path));
	const image = page.image ?? {
		url: "/social.jpg",
		alt: texts.pictureAlt,
	};
	return [
		{ title: pageTitleOf(config, page.title) },
		{ name: "description", content: description },
		{ name: "keywords", content: texts.keywords },
		{ property: "og:type", content: "website" },
		{ property: "og:site_name", content: pageTitleOf(config) },
		...languages.map((each) => ({
			property: each === language ? "og:locale" : "og:locale:alternate",
			content: languageFacts[each].locale.replace("-", "_"),
		})),
		{ property: "og:title", content: page.socialTitle ?? page.title ?? pageTitleOf(config) },
		{ property: "og:description", content: description },
		{ property: "og:image", content: address(image.url) },
		{ property: "og:image:alt", content: image.alt },
		{ name: "twitter:card", content: "summary_large_image" },
		{ property: "og:url", content: localAddress(language) },
		{ tagName: "link", rel: "canonical", href: localAddress(language) },
		...languages.map((each) => ({
			tagName: "link",
			rel: "alternate",
			hrefLang: each,
			href: localAddress(each),
		})),
		{
			tagName: "link",
			rel: "alternate",
			hrefLang: "x-default",
			href: localAddress(defaultLanguage),
		},
		...(page.structuredData ? [{ "script:ld+json": page.structuredData }] : []),
	];
}

import { isRouteErrorResponse, type MetaDescriptor } from "react-router";
import { type SiteConfig, siteConfigOf } from "#app/configuration/site-config.ts";
import {
	defaultLanguage,
	type Language,
	languageFacts,
	languages,
} from "#app/messages/languages.ts";
import { pathIn } from "#app/messages/localized-address.ts";

const siteTitle = "Island Excursions";
export const siteDescription =
	"Daily, weekend and adventure excursions around the island for visitors.";
/** For social cards and the home page. */
export const siteTagline = "Discover the island through unforgettable experiences";

const keywords =
	"island excursions, day trips, guided tours, weekend trips, adventure, hotel pickup, things to do";

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
	/** Adds `noindex`. */
	isHidden?: boolean;
	structuredData?: StructuredData;
}

/** JSON-LD; React Router escapes it so that no text of it can end the script. */
export type StructuredData = NonNullable<
	Extract<MetaDescriptor, { "script:ld+json": unknown }>["script:ld+json"]
>;

/** Metadata of an error page. */
export function errorMeta(error: unknown): MetaDescriptor[] {
	const isNotFound = isRouteErrorResponse(error) && error.status === 404;
	// only the server renders the 503 page
	const isUnavailable = import.meta.env.SSR && isRouteErrorResponse(error) && error.status === 503;
	const broken = isUnavailable ? "Back in a few minutes" : "Something went wrong!";
	return [
		{ title: `${isNotFound ? "Page not found" : broken} · ${siteTitle}` },
		{ name: "robots", content: "noindex" },
	];
}

/** Metadata of a page of one guest: it is not indexed, and has no address in other languages to tell. */
export function hiddenMeta(
	titleIn: (language: Language) => string,
	matches: Parameters<typeof siteConfigOf>[0],
): MetaDescriptor[] {
	const language = siteConfigOf(matches)?.language ?? defaultLanguage;
	return [{ title: `${titleIn(language)} · ${siteTitle}` }, { name: "robots", content: "noindex" }];
}

/** Title, description, canonical address and social card of a page. */
export function pageMeta(island: SiteConfig | null, page: PageMeta): MetaDescriptor[] {
	const title = page.title ? `${page.title} · ${siteTitle}` : siteTitle;
	const description = page.description ?? siteDescription;
	const address = (path: string) => (island ? new URL(path, island.appUrl).href : path);
	const language = island?.language ?? defaultLanguage;
	const localAddress = (each: Language) => address(pathIn(each, page.path));
	const image = page.image ?? {
		url: "/social.jpg",
		alt: "A volcano above a white village, a lagoon with sails, a family walking on the beach",
	};
	return [
		{ title },
		{ name: "description", content: description },
		{ name: "keywords", content: keywords },
		{ property: "og:type", content: "website" },
		{ property: "og:site_name", content: siteTitle },
		...languages.map((each) => ({
			property: each === language ? "og:locale" : "og:locale:alternate",
			content: languageFacts[each].locale.replace("-", "_"),
		})),
		{ property: "og:title", content: page.socialTitle ?? page.title ?? siteTitle },
		{ property: "og:description", content: description },
		{ property: "og:image", content: address(image.url) },
		{ property: "og:image:alt", content: image.alt },
		{ name: "twitter:card", content: "summary_large_image" },
		...(page.isHidden
			? [{ name: "robots", content: "noindex" }]
			: [
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
				]),
		...(page.structuredData ? [{ "script:ld+json": page.structuredData }] : []),
	];
}

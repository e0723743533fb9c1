import type { ReactNode } from "react";
import { Link, type MetaDescriptor, useLocation } from "react-router";
import { FirmMark } from "#app/configuration/firm-mark.tsx";
import { pageTitleOf, siteConfigOf, useSiteName } from "#app/configuration/site-config.ts";
import { languageFacts, writtenLanguages } from "#app/messages/languages.ts";
import { siteFrameTexts } from "#app/messages/texts.ts";
import { useLanguage, useLocalPath, useTexts } from "#app/messages/use-language.tsx";

export function signInMeta(
	title: string,
	matches: Parameters<typeof siteConfigOf>[0],
): MetaDescriptor[] {
	return [{ title: pageTitleOf(siteConfigOf(matches), title) }];
}

export function SignInFrame({ title, children }: { title: string; children: ReactNode }) {
	const localPath = useLocalPath();
	const name = useSiteName();
	return (
		<main id="main" className="grid min-h-screen lg:grid-cols-[1.15fr_1fr]">
			<div className="h-52 lg:sticky lg:top-0 lg:h-screen print:hidden">
				<picture>
					<source media="(prefers-color-scheme: dark)" srcSet="/art/hero-night.svg" />
					<img
						src="/art/hero.svg"
						alt=""
						width={1920}
						height={1000}
						className="size-full object-cover object-[61%_80%]"
					/>
				</picture>
			</div>
			<div className="mx-auto grid w-[min(100%-2.5rem,25rem)] grid-cols-[minmax(0,1fr)] content-center gap-4.5 py-8">
				<a
					href={localPath("/")}
					className="inline-flex min-h-11 items-center gap-2.5 font-display text-[1.3rem]/none tracking-[-0.02em] text-ink no-underline"
				>
					<FirmMark className="h-10 max-w-32" />
					{name}
				</a>
				<h1 className="text-[2.5rem]">{title}</h1>
				{children}
				<div className="print:hidden">
					<LanguageLinks />
				</div>
			</div>
		</main>
	);
}

/** A success message above a form. */
export function Notice({ children }: { children: ReactNode }) {
	return (
		<p role="status" className="rounded-md bg-foam px-4 py-3 text-sm font-[550] text-on-foam">
			{children}
		</p>
	);
}

/** Where to go on without the form. */
export function OtherWay({ to, children }: { to: string; children: string }) {
	return (
		<p>
			<Link to={to} className="inline-block py-1 font-semibold">
				{children}
			</Link>
		</p>
	);
}

/** The same screen in the other languages, by their own names. The answer sets a cookie that remembers the choice (`layout.tsx`). */
function LanguageLinks() {
	const { language: label } = useTexts(siteFrameTexts);
	const current = useLanguage();
	const { pathname, search } = useLocation();
	const addressIn = (language: string) => {
		const query = new URLSearchParams(search);
		query.set("language", language);
		return `${pathname}?${query}`;
	};
	return (
		<nav aria-label={label} className="border-t border-line pt-2.5">
			<ul className="-mx-1.5 flex flex-wrap text-sm">
				{writtenLanguages.map((language) => (
					<li key={language}>
						<a
							href={addressIn(language)}
							lang={language}
							hrefLang={language}
							aria-current={language === current ? "true" : undefined}
							className="flex min-h-11 items-center px-1.5 font-[550] aria-[current]:font-bold aria-[current]:text-ink aria-[current]:no-underline"
						>
							{languageFacts[language].name}
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}

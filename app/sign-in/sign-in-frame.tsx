import type { ReactNode } from "react";
import { Link, type MetaDescriptor } from "react-router";
import { FirmMark } from "#app/configuration/firm-mark.tsx";
import { pageTitleOf, siteConfigOf, useSiteName } from "#app/configuration/site-config.ts";
import { useLocalPath } from "#app/messages/use-language.tsx";
import { LanguageLinks } from "./language-links.tsx";

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

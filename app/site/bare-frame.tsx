import type { ReactNode } from "react";
import { FirmMark } from "#app/configuration/firm-mark.tsx";
import { useSiteName } from "#app/configuration/site-config.ts";
import { siteFrameTexts } from "#app/messages/texts.ts";
import { useLocalPath, useTexts } from "#app/messages/use-language.tsx";

/** For errors before the site configuration is known. It draws no widget: every application carries it. */
export function BareFrame({ children }: { children: ReactNode }) {
	return (
		<>
			<SkipLink />
			<header className="wrap py-4.5">
				<Logo />
			</header>
			<main id="main" tabIndex={-1} className="focus:outline-none">
				{children}
			</main>
		</>
	);
}

export function SkipLink() {
	const texts = useTexts(siteFrameTexts);
	return (
		<a
			href="#main"
			className="absolute -top-20 left-4 z-20 bg-ink px-4 py-3 text-paper focus:top-4"
		>
			{texts.skipToContent}
		</a>
	);
}

export function Logo() {
	const localPath = useLocalPath();
	const name = useSiteName();
	return (
		<a
			href={localPath("/")}
			className="inline-flex min-h-11 min-w-0 items-center gap-2.5 font-display text-[1.3rem]/none tracking-[-0.02em] text-ink no-underline"
		>
			<FirmMark className="h-10 max-w-32" />
			{name}
		</a>
	);
}

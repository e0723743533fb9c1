import type { ReactNode } from "react";
import { siteFrameTexts } from "#app/messages/texts.ts";
import { useTexts } from "#app/messages/use-language.tsx";
import { Logo } from "./logo.tsx";

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

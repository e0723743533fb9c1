import type { ReactNode } from "react";
import { HeldBarSlot } from "#app/site/booking/held-bar-slot.tsx";
import { useHeadingFocus } from "./heading-focus.ts";
import { Mark } from "./mark.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";

/** Header and footer of every public page, also of error pages. */
export function SiteFrame({ children }: { children: ReactNode }) {
	useHeadingFocus();
	return (
		<>
			<SkipLink />
			<HeldBarSlot />
			<SiteHeader />
			<main id="main" tabIndex={-1} className="focus:outline-none">
				{children}
			</main>
			<SiteFooter />
		</>
	);
}

/** For errors before the site configuration is known. */
export function BareFrame({ children }: { children: ReactNode }) {
	return (
		<>
			<SkipLink />
			<header className="wrap py-4.5">
				<Mark />
			</header>
			<main id="main" tabIndex={-1} className="focus:outline-none">
				{children}
			</main>
		</>
	);
}

function SkipLink() {
	return (
		<a
			href="#main"
			className="absolute -top-20 left-4 z-20 bg-ink px-4 py-3 text-paper focus:top-4"
		>
			Skip to content
		</a>
	);
}

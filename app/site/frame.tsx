import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { Widget } from "#app/islands/widget.tsx";
import HeldBar from "#app/sales/holds/held-bar.tsx";
import { holdWaking } from "#app/sales/holds/hold-waking.ts";
import { SkipLink } from "./bare-frame.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";

/** Header and footer of every public page, also of error pages. */
export function SiteFrame({ children }: { children: ReactNode }) {
	return (
		<>
			<SkipLink />
			<HeldSeatsBar />
			<SiteHeader />
			<main id="main" tabIndex={-1} className="focus:outline-none">
				{children}
			</main>
			<SiteFooter />
		</>
	);
}

function HeldSeatsBar() {
	const { pathname } = useLocation();
	// the pages of a payment or a booking say this themselves
	if (/^\/(payment|booking)\//.test(pathname)) return null;
	return <Widget name="held-bar" draw={HeldBar} wakeWith={holdWaking} props={{ path: pathname }} />;
}

import { useSiteName } from "#app/configuration/site-config.ts";
import "../totem.css";

export function PhonePage({ children }: { children: React.ReactNode }) {
	const name = useSiteName();
	return (
		<div className="wrap max-w-[34rem] pb-12">
			<header className="flex items-center gap-2.5 py-4.5 font-display text-[1.3rem]/none tracking-[-0.02em]">
				<img src="/art/mark.svg" alt="" width="40" height="40" className="size-10" />
				{name}
			</header>
			<main id="main" className="grid gap-6">
				{children}
			</main>
		</div>
	);
}

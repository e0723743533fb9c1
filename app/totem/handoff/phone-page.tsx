import { FirmMark } from "#app/configuration/firm-mark.tsx";
import { useSiteName } from "#app/configuration/site-config.ts";
import "../totem.css";

export function PhonePage({ children }: { children: React.ReactNode }) {
	const name = useSiteName();
	return (
		<div className="wrap max-w-[34rem] pb-12">
			<header className="flex items-center gap-2.5 py-4.5 font-display text-[1.3rem]/none tracking-[-0.02em]">
				<FirmMark className="h-10 max-w-32" />
				{name}
			</header>
			<main id="main" className="grid gap-6">
				{children}
			</main>
		</div>
	);
}

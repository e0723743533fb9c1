import { type ComponentType, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { sentFormKey } from "#app/bookings/form/sent-form-key.ts";
import { holdCookieHint } from "#app/bookings/holds/hold-cookie-hint.ts";
import { useSiteConfig } from "#app/configuration/site-config.ts";

/** Placeholder of the bar for held seats; its code is loaded only for visitors with a hold. */
export function HeldBarSlot() {
	const { key } = useLocation();
	const { timeZone } = useSiteConfig();
	const [Bar, setBar] = useState<ComponentType<{ timeZone: string }> | null>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: a new page or answer may bring a new hold
	useEffect(() => {
		const look = () => {
			if (!document.cookie.includes(holdCookieHint) && !sentFormKey()) return;
			import("#app/bookings/holds/held-bar.tsx").then(
				({ HeldBar }) => setBar(() => HeldBar),
				() => {},
			);
		};
		look();
		addEventListener("pageshow", look);
		return () => removeEventListener("pageshow", look);
	}, [key]);
	return Bar ? <Bar timeZone={timeZone} /> : null;
}

import { type ComponentType, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { sentFormKey } from "#app/bookings/form/sent-form-key.ts";
import { heldCookieHint } from "#app/bookings/holds/held-cookie-hint.ts";
import { useSiteConfig } from "#app/configuration/site-config.ts";

/** Where the bar of held places comes to stand; whoever holds none loads nothing of it. */
export function HeldBarSlot() {
	const { key } = useLocation();
	const { timeZone } = useSiteConfig();
	const [Bar, setBar] = useState<ComponentType<{ timeZone: string }> | null>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: with each page and each answer there may be something new
	useEffect(() => {
		const look = () => {
			if (!document.cookie.includes(heldCookieHint) && !sentFormKey()) return;
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

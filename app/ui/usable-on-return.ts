import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { setSending, useSending } from "#app/ui/form/sending.ts";

/**
 * A page that the browser brings back as it was left (back/forward cache), from the payment page for
 * example, still waits for the answer that led away: that wait is over, and its forms are usable.
 */
export function useUsableOnReturn(): void {
	const { target } = useSending();
	const location = useLocation();
	const navigate = useNavigate();
	useEffect(() => {
		const wake = ({ persisted }: PageTransitionEvent) => {
			if (!persisted || !target) return;
			setSending({ ended: target });
			// ends the wait in the router too, and asks for what is true now
			if (navigator.onLine) navigate(location, { replace: true, preventScrollReset: true });
		};
		addEventListener("pageshow", wake);
		return () => removeEventListener("pageshow", wake);
	}, [target, location, navigate]);
}

import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { setSending, useSending } from "#app/ui/form/sending.ts";

/**
 * A page from the back/forward cache, for example after the payment page, still waits for the
 * submission that left it. This ends the wait, so that its forms can be used again.
 */
export function useResetAfterBack(): void {
	const { target } = useSending();
	const location = useLocation();
	const navigate = useNavigate();
	useEffect(() => {
		const wake = ({ persisted }: PageTransitionEvent) => {
			if (!persisted || !target) return;
			setSending({ ended: target });
			// ends the wait in the router too, and loads current data
			if (navigator.onLine) navigate(location, { replace: true, preventScrollReset: true });
		};
		addEventListener("pageshow", wake);
		return () => removeEventListener("pageshow", wake);
	}, [target, location, navigate]);
}

import { useEffect } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";

/**
 * A screen from the back/forward cache, for example after a provider's sign-in page, still waits for
 * the submission that left it. This ends the wait, so that its forms can be used again.
 */
export function useResetAfterBack(): void {
	const isWaiting = useNavigation().state !== "idle";
	const location = useLocation();
	const navigate = useNavigate();
	useEffect(() => {
		const wake = ({ persisted }: PageTransitionEvent) => {
			// a navigation to the same place ends the wait, and loads current data
			if (persisted && isWaiting && navigator.onLine)
				navigate(location, { replace: true, preventScrollReset: true });
		};
		addEventListener("pageshow", wake);
		return () => removeEventListener("pageshow", wake);
	}, [isWaiting, location, navigate]);
}

import { type ComponentProps, type ComponentType, useEffect, useState } from "react";
import type { HeldPanel } from "#app/sales/holds/held-panel.tsx";
import { BookingPanel, panelClass } from "./booking-panel.tsx";

/** The booking form. While the visitor has a hold, the hold is shown above it and the form is folded. */
export function BookingOrHold(props: ComponentProps<typeof BookingPanel>) {
	const { held } = props.booking;
	const [isLooking, setIsLooking] = useState(false);
	const [Held, setHeld] = useState<ComponentType<ComponentProps<typeof HeldPanel>> | null>(null);
	const isHeld = held !== undefined;
	useEffect(() => {
		setIsLooking(false);
		if (isHeld)
			import("#app/sales/holds/held-panel.tsx").then(
				({ HeldPanel: Loaded }) => setHeld(() => Loaded),
				() => {},
			);
	}, [isHeld]);
	return (
		<div className="min-w-0">
			{held && Held ? (
				<Held
					{...props}
					held={held}
					isLooking={isLooking}
					setIsLooking={setIsLooking}
					className={panelClass}
				/>
			) : null}
			<div id="another-day" hidden={Boolean(held && Held) && !isLooking}>
				<BookingPanel {...props} />
			</div>
		</div>
	);
}

-- Payments that staff marked as paid back another way before 0021 had no column for the sum.
UPDATE payments SET elsewhere_cents = coalesce(refund_cents, received_cents, amount_cents) - refunded_cents
WHERE status = 'refunded' AND refund_reason IS NOT NULL AND elsewhere_cents = 0
	AND gateway IN ('stripe', 'sandbox')
	AND refunded_cents < coalesce(refund_cents, received_cents, amount_cents);

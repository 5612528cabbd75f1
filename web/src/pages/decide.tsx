import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { keepLinkToken } from '../features/approvals/mail-link.ts'
import { OpeningMark } from '../ui/logo.tsx'
import { LINK_PAGE } from '../ui/wanted-page.ts'

/** Where the links of mails lead: takes what opens them out of the address, and goes on to whoever has signed in. */
export function DecidePage() {
  const { hash } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (hash.length > 1) keepLinkToken(hash.slice(1))
    navigate(LINK_PAGE, { replace: true })
  }, [hash, navigate])
  return <OpeningMark />
}

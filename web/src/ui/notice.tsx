import { Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'

interface NoticeProps {
  title: string
  icon?: ReactNode
  children?: ReactNode
  action?: ReactNode
}

/** What fills a page or a card that has nothing else to show: what is the case, and the next step. */
export function Notice({ title, icon, children, action }: NoticeProps) {
  return (
    <Stack align="center" gap="xs" px="md" py={48} ta="center">
      {icon}
      <Title order={2}>{title}</Title>
      {children && (
        <Text c="dimmed" size="sm" maw={420}>
          {children}
        </Text>
      )}
      {action}
    </Stack>
  )
}

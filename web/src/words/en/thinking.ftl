## The thinking panel
thinking-title = Thinking
